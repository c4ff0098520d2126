"""Python loads this first in every process of a recording, for its folder is on the path then."""

from campaigns.mutations.listener import listen

listen()
