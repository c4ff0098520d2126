"""A bot in Python without any library: it reads questions and writes answers, one JSON object a line (docs/bots.md).

ringspiel arena mordor --agents "easy,program:python examples/bot.py"
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        print(json.dumps({"type": "ready", "name": "Dice"}), flush=True)
    elif message["type"] == "ask":
        print(json.dumps({"type": "answer", "answer": random.choice(message["choices"])["answer"]}), flush=True)
