"""A scripted client of `ringspiel mcp` that plays a whole game: what a language model would do, with random answers.

python examples/mcp_player.py mordor
"""

import asyncio
import json
import random
import sys
from typing import Any

from mcp import Client, StdioServerParameters

SERVER = StdioServerParameters(command=sys.executable, args=["-c", "from ringspiel.cli import main; main()", "mcp"])


def told(result: Any) -> Any:
    """What a tool has said, as JSON."""
    if result.is_error:
        raise RuntimeError(result.content[0].text)
    return json.loads(result.content[0].text)


async def play(server: Any, game: str, seed: int = 1) -> dict[str, Any]:
    """From the first question to the outcome."""
    choose = random.Random(seed)
    async with Client(server) as client:
        seen = told(await client.call_tool("new_table", {"game": game, "against": "random", "seed": seed}))
        while seen["outcome"] is None:
            choice = choose.choice(seen["choices"])
            seen = told(await client.call_tool("answer", {"answer": choice["answer"]}))
        return dict(seen["outcome"])


if __name__ == "__main__":
    print(asyncio.run(play(SERVER, sys.argv[1] if len(sys.argv) > 1 else "mordor"))["words"])
