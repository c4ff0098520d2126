"""Campaigns: long tests that are commands of their own, such as fuzzing, abuse, load, mutations and whole tables."""
