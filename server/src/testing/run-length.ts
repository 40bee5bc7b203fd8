/** `TEST_LONG=1` (`npm run test:long`) runs loops to their full length. */
export const isLongRun = (process.env['TEST_LONG'] ?? '') !== ''
