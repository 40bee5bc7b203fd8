/**
 * Every figure of the recording code. Where no norm is named they were measured on synthetic word
 * lists at 40 to 20 dB of signal to noise in desktop Chromium; takes carry the settings of their
 * microphone, so that the figures can be set again from what phones deliver.
 */

/** Length of the frames whose level is judged. */
export const frameMs = 10
/** Below speech, and where desks, wind and mains hum are. */
export const highPassHz = 80
/** What digital silence counts as: below the noise of any microphone. */
export const silenceDb = -100

// Voice activity
/** What is heard first is the room. */
export const calibrationMs = 400
/** The room is what lay between the words for this long. */
export const floorMemoryMs = 3_000
export const floorPercentile = 0.3
/** Speech has begun when it stands this far above the floor … */
export const onsetDb = 8
/** … for this many frames in a row. */
export const onsetFrames = 6
/** Nothing at all for so long is what a busy device left out of it; for longer it is silence. */
export const longestGapMs = 50
/** Two frames in a row belong to speech that stand this far above the floor; one is a crackle. */
export const releaseDb = 3
/** A turning fan or rain swells: levels within this range … */
export const steadyDb = 5
/** … and this far below the loudest of the word are the room, however far above the floor. */
export const steadyBelowSpeechDb = 15
/** How far a beginning is followed back below the threshold of onset. */
export const longestRiseMs = 100
/** What is shorter is a click. */
export const shortestSpeechMs = 100

/** How long a pause may be inside, and how long the whole. */
export const speechKinds = {
  word: { hangMs: 450, longestMs: 8_000 },
  sentence: { hangMs: 1_100, longestMs: 20_000 },
} as const
export type SpeechKind = keyof typeof speechKinds

// Cut
export const paddingBeforeMs = 300
/** Final low tones are quiet: 150 ms cut into 7 of 48 words, 350 ms into none. */
export const paddingAfterMs = 350

// Quality
/** What a browser puts in where samples did not come in time is nothing at all, for this long … */
export const shortestGapMs = 5
/** … and breaks off in the middle of a wave this high; what a gate mutes has faded by then. */
export const gapEdge = 0.01
/** Less than a block of 10 ms is heard by nobody. */
export const mostGapsMs = 9
/** Samples in a row at `clippingLevel` or above make a clipped wave. */
export const clippingRun = 3
export const clippingLevel = 0.985
export const loudestPeakDb = -1
export const quietestPeakDb = -12
export const goodSnrDb = 20
export const usableSnrDb = 12

// Drawing
/** Pairs of least and greatest sample that a waveform is drawn from. */
export const peakPairs = 200

// Loudness (ITU-R BS.1770-5)
export const loudnessBlockMs = 400
export const loudnessStepMs = 100
export const absoluteGateLufs = -70
export const relativeGateLu = -10
/** What learners hear, whoever speaks. */
export const targetLufs = -20
/** The gain never lifts a peak above this. */
export const loudestPlayedPeakDb = -1
