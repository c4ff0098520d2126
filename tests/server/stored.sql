BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE contacts (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	address TEXT NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	secret_hash VARCHAR(64) NOT NULL, 
	token VARCHAR(40) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret_hash), 
	UNIQUE (token)
);
INSERT INTO "contacts" VALUES('contact','mail','a@example.org','en','0000000000000000000000000000000000000000000000000000000000000000','11111111111111111111111111111111',1,1);
CREATE TABLE entries (
	game VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	events TEXT NOT NULL, 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "entries" VALUES('Y0IRb2pvLUPh',1,1,'{"kind":"answer","given":{"seat":1,"answer":4,"notation":"nazgul/blue","chance":[0,1,2,3],"sealed":true},"audience":null}','[[{"kind":"set-aside-done","text":{"key":"mordor-set-aside-done","args":{"seat":{"seat":1},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-nazgul"},"colour":{"key":"mordor-colour-blue"}}}]}},"data":{"seat":1,"dice":[-1,-1,4,-1,-1]},"rule":"RM-11"},{"kind":"rolled","text":{"key":"mordor-rolled","args":{"seat":{"seat":1},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-ring"},"colour":{"key":"mordor-colour-yellow"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-gandalf"},"colour":{"key":"mordor-colour-red"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-companion"},"colour":{"key":"mordor-colour-green"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-black"}}}]}},"data":{"seat":1,"dice":[0,1,-1,2,3]},"rule":"RM-14"}]]');
INSERT INTO "entries" VALUES('Y0IRb2pvLUPh',2,1,'{"kind":"answer","given":{"seat":1,"answer":2,"notation":"gandalf/red","chance":[0,5,2],"sealed":true},"audience":null}','[[{"kind":"set-aside-done","text":{"key":"mordor-set-aside-done","args":{"seat":{"seat":1},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-gandalf"},"colour":{"key":"mordor-colour-red"}}}]}},"data":{"seat":1,"dice":[-1,1,-1,-1,-1]},"rule":"RM-11"},{"kind":"rolled","text":{"key":"mordor-rolled","args":{"seat":{"seat":1},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-ring"},"colour":{"key":"mordor-colour-yellow"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-nazgul"},"colour":{"key":"mordor-colour-green"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-companion"},"colour":{"key":"mordor-colour-black"}}}]}},"data":{"seat":1,"dice":[0,-1,-1,4,2]},"rule":"RM-14"}]]');
INSERT INTO "entries" VALUES('Y0IRb2pvLUPh',3,1,'{"kind":"answer","given":{"seat":1,"answer":24,"notation":"nazgul/green companion/black","chance":[5,4,2,4,4,3],"sealed":true},"audience":null}','[[{"kind":"set-aside-done","text":{"key":"mordor-set-aside-done","args":{"seat":{"seat":1},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-nazgul"},"colour":{"key":"mordor-colour-green"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-companion"},"colour":{"key":"mordor-colour-black"}}}]}},"data":{"seat":1,"dice":[-1,-1,-1,4,2]},"rule":"RM-11"},{"kind":"rolled","text":{"key":"mordor-rolled","args":{"seat":{"seat":1},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-nazgul"},"colour":{"key":"mordor-colour-yellow"}}}]}},"data":{"seat":1,"dice":[4,-1,-1,-1,-1]},"rule":"RM-14"},{"kind":"forced","text":{"key":"answer-forced","args":{"seat":{"seat":1},"choice":{"key":"mordor-set-aside","args":{"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-nazgul"},"colour":{"key":"mordor-colour-yellow"}}}]}}}},"data":{"seat":1,"question":"set-aside","answer":1,"notation":"nazgul/yellow"},"rule":"RM-11"},{"kind":"set-aside-done","text":{"key":"mordor-set-aside-done","args":{"seat":{"seat":1},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-nazgul"},"colour":{"key":"mordor-colour-yellow"}}}]}},"data":{"seat":1,"dice":[4,-1,-1,-1,-1]},"rule":"RM-11"},{"kind":"halved","text":{"key":"mordor-halved","args":{"seat":{"seat":1},"field":1}},"data":{"seat":1,"field":1},"rule":"RM-25"},{"kind":"crossed","text":{"key":"mordor-crossed","args":{"seat":{"seat":0},"field":1,"die":{"key":"mordor-colour-yellow"}}},"data":{"seat":0,"field":1,"die":0},"rule":"RM-24"},{"kind":"crossed-half","text":{"key":"mordor-crossed-half","args":{"seat":{"seat":1},"field":1,"die":{"key":"mordor-colour-blue"}}},"data":{"seat":1,"field":1,"die":2},"rule":"RM-24"},{"kind":"crossed-half","text":{"key":"mordor-crossed-half","args":{"seat":{"seat":1},"field":1,"die":{"key":"mordor-colour-green"}}},"data":{"seat":1,"field":1,"die":3},"rule":"RM-24"},{"kind":"turn","text":{"key":"mordor-turn","args":{"seat":{"seat":0}}},"data":{"seat":0},"rule":"RM-10"},{"kind":"rolled","text":{"key":"mordor-rolled","args":{"seat":{"seat":0},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-yellow"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-companion"},"colour":{"key":"mordor-colour-red"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-blue"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-green"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-black"}}}]}},"data":{"seat":0,"dice":[3,2,3,3,3]},"rule":"RM-14"}]]');
INSERT INTO "entries" VALUES('Y0IRb2pvLUPh',4,0,'{"kind":"answer","given":{"seat":0,"answer":4,"notation":"orc/blue","chance":[4,1,3,1],"sealed":true},"audience":null}','[[{"kind":"set-aside-done","text":{"key":"mordor-set-aside-done","args":{"seat":{"seat":0},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-blue"}}}]}},"data":{"seat":0,"dice":[-1,-1,3,-1,-1]},"rule":"RM-11"},{"kind":"rolled","text":{"key":"mordor-rolled","args":{"seat":{"seat":0},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-yellow"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-gandalf"},"colour":{"key":"mordor-colour-red"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-green"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-gandalf"},"colour":{"key":"mordor-colour-black"}}}]}},"data":{"seat":0,"dice":[3,1,-1,3,1]},"rule":"RM-14"}]]');
INSERT INTO "entries" VALUES('Y0IRb2pvLUPh',5,0,'{"kind":"answer","given":{"seat":0,"answer":10,"notation":"gandalf/red orc/green","chance":[5,0],"sealed":true},"audience":null}','[[{"kind":"set-aside-done","text":{"key":"mordor-set-aside-done","args":{"seat":{"seat":0},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-gandalf"},"colour":{"key":"mordor-colour-red"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-green"}}}]}},"data":{"seat":0,"dice":[-1,1,-1,3,-1]},"rule":"RM-11"},{"kind":"rolled","text":{"key":"mordor-rolled","args":{"seat":{"seat":0},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-nazgul"},"colour":{"key":"mordor-colour-yellow"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-ring"},"colour":{"key":"mordor-colour-black"}}}]}},"data":{"seat":0,"dice":[4,-1,-1,-1,0]},"rule":"RM-14"}]]');
CREATE TABLE games (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT, 
	salt TEXT, 
	commitment VARCHAR(64), 
	setup TEXT NOT NULL, 
	setup_events TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	asked INTEGER, 
	answered INTEGER NOT NULL, 
	outcome TEXT, 
	rematch_of VARCHAR(40), 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, code VARCHAR(8), language VARCHAR(2) DEFAULT '' NOT NULL, talk VARCHAR(10) DEFAULT 'off' NOT NULL, pace TEXT DEFAULT '{}' NOT NULL, clock TEXT DEFAULT '{}' NOT NULL, level VARCHAR(20) DEFAULT '' NOT NULL, lesson VARCHAR(40) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (rematch_of)
);
INSERT INTO "games" VALUES('Y0IRb2pvLUPh','mordor','2',2,'{"places":false,"preset":"standard","hobbits":["frodo","sam"],"start":null}','161734938617677668059703323604825063644','1badcce86751270851685ed0fd29dfce','34f088e8424fb47bf08ec4f0a5a02e2044d0f2148307c8474bb6506356e05e8d','[1,0,3,5,5,2]','[[{"kind":"start","text":{"key":"mordor-start","args":{"seat":{"seat":1}}},"data":{"seat":1},"rule":"RM-5"},{"kind":"turn","text":{"key":"mordor-turn","args":{"seat":{"seat":1}}},"data":{"seat":1},"rule":"RM-10"},{"kind":"rolled","text":{"key":"mordor-rolled","args":{"seat":{"seat":1},"dice":[{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-ring"},"colour":{"key":"mordor-colour-yellow"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-orc"},"colour":{"key":"mordor-colour-red"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-nazgul"},"colour":{"key":"mordor-colour-blue"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-nazgul"},"colour":{"key":"mordor-colour-green"}}},{"key":"mordor-die","args":{"symbol":{"key":"mordor-object-companion"},"colour":{"key":"mordor-colour-black"}}}]}},"data":{"seat":1,"dice":[0,3,4,4,2]},"rule":"RM-14"}]]',0,'playing',0,5,NULL,NULL,1794964240,1794964240,'CWWDUJ','','seated','{"label":"","reserve":null,"per_answer":null}','{"since":1794964240563,"used":0,"left":[],"paused":false}','','');
CREATE TABLE notes (
	game VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	words TEXT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "notes" VALUES('Y0IRb2pvLUPh',0,'my note');
CREATE TABLE orders (
	game VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE seats (
	game VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	agent VARCHAR(40), 
	name VARCHAR(40), 
	token_hash VARCHAR(64), 
	invitation_hash VARCHAR(64), 
	open BOOLEAN NOT NULL, bot BOOLEAN DEFAULT 0 NOT NULL, stand_in VARCHAR(40), 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('Y0IRb2pvLUPh',0,NULL,'Player 0','65f9d5557de06a83529b18d483604b4123921cbe9a4e2d3cec06c92c95127323',NULL,0,0,NULL);
INSERT INTO "seats" VALUES('Y0IRb2pvLUPh',1,NULL,'Player 1','a2e95debd729b80be4dad9370981baa55ef763035f7ffe2fd3809a21f228dda7',NULL,0,0,NULL);
CREATE TABLE snapshots (
	game VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	answered INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE subscriptions (
	game VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	contact VARCHAR(40) NOT NULL, 
	since BIGINT NOT NULL, 
	stage INTEGER NOT NULL, 
	looked BIGINT NOT NULL, 
	PRIMARY KEY (game, seat, contact), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(contact) REFERENCES contacts (id)
);
INSERT INTO "subscriptions" VALUES('Y0IRb2pvLUPh',0,'contact',0,0,0);
CREATE TABLE talk (
	game VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	phrase VARCHAR(20) NOT NULL, 
	words TEXT NOT NULL, name TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE INDEX games_by_status ON games (status, updated);
CREATE INDEX games_by_update ON games (updated);
CREATE UNIQUE INDEX games_by_code ON games (code);
COMMIT;
