/** Name, studio and outside links: a school rebrands the product by editing this one file. */
export const brand = {
  name: "Thinkshore",
  studio: "Thinkshore Studio",
  contactEmail: "support@thinkshore.example",
  links: {
    thinkingRoutines: "https://pz.harvard.edu/thinking-routines",
    aiGuidelines: "https://www.unesco.org/en/digital-education/artificial-intelligence",
    sourceCode: "https://github.com/thinkshore/thinkshore",
  },
  /** Plain start pages: a prompt is copied and pasted there, never sent along in the address. */
  chatbots: [
    { name: "ChatGPT", href: "https://chatgpt.com/" },
    { name: "Gemini", href: "https://gemini.google.com/app" },
    { name: "Copilot", href: "https://copilot.microsoft.com/" },
    { name: "Claude", href: "https://claude.ai/new" },
  ],
} as const;
