/**
 * Limits of unit and screen tests. Waits end before their test does, so that the failure names what
 * was waited for. Kills and long properties state a limit of their own, at most 120 s.
 */
export const limits = {
  testTimeout: 20_000,
  hookTimeout: 20_000,
  expect: { poll: { timeout: 15_000 } },
}

/** Limits of tests that start servers, databases and command lines as processes of their own. */
export const processLimits = { ...limits, testTimeout: 60_000, hookTimeout: 60_000 }
