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
} as const;
