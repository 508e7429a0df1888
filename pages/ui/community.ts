/** Where the community meets. The addresses open in a new tab. */
export const COMMUNITY = {
  chat: { name: "Discord", url: "https://discord.com/invite/enigma-ngma" },
  group: { name: "Telegram", url: "https://t.me/enigma_ngma" },
  forum: { name: "Forum", url: "https://www.reddit.com/r/enigma_ngma/" },
  news: { name: "X", url: "https://x.com/enigma_ngma" },
  code: { name: "GitHub", url: "https://github.com/enigma-ngma" },
} as const;
