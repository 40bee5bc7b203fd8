/** Whether loops run to their full length: `TEST_LONG=1`, as `npm run test:long` sets it. */
export const isLongRun = (process.env['TEST_LONG'] ?? '') !== ''
