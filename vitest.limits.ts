/**
 * Limits of unit and screen tests. Waits end before their test does, so that the failure names what
 * was waited for. Tests that start processes or run long properties state a limit of their own, at
 * most 120 s.
 */
export const limits = {
  testTimeout: 20_000,
  hookTimeout: 20_000,
  expect: { poll: { timeout: 15_000 } },
}
