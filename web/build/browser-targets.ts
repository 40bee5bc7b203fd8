/**
 * Oldest browsers we build for: what the cheap Android phones of our learners run when their
 * browser still updates (Android 8 and later), and the iPhones of 2020.
 */
export const browserTargets = ['chrome109', 'firefox115', 'safari15.4']
