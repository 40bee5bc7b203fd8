/**
 * What the tracker is set to: the figures that P. Boersma gives for intonation (Accurate short-term
 * analysis of the fundamental frequency, IFA Proceedings 17, 1993), from the lowest voices of men
 * to the highest of children.
 */

/** Every sound is brought to it: enough for the peaks of the autocorrelation of any voice. */
export const pitchRate = 16_000
export const pitchStepMs = 10
export const floorHz = 60
export const ceilingHz = 600
/** So many periods of the lowest voice are looked at at once. */
export const periodsPerWindow = 3
/** With the one that there is no voice. */
export const mostCandidates = 15
/** What is quieter than this share of the loudest is rather silence than a voice. */
export const silenceThreshold = 0.03
/** How strong a period is to be to be one. */
export const voicingThreshold = 0.45
/** Per octave: of two periods as strong, the shorter is it. */
export const octaveCost = 0.01
/** Per octave, from one step of 10 ms to the next. */
export const octaveJumpCost = 0.35
/** For each beginning and each end of a voice. */
export const voicedUnvoicedCost = 0.14
