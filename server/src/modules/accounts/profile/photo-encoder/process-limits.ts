/** A picture of 16 megapixels takes two seconds of a core, the worst of its kinds seven. */
export const longestCoreMs = 15_000

/** By the clock, which says more of the machine than of the picture. */
export const longestMs = 60_000

/** Resident; 160 with a common picture of 16 megapixels in hand, 60 without any. */
export const largestMegabytes = 320

/** How the process of one picture ends; 0 with a photo, anything else by mistake. */
export const exitStatus = { noPhoto: 3, tooSlow: 4 } as const
