/**
 * Oldest browsers we build for: what the cheap Android phones of our learners run when their
 * browser still updates (Android 8 and later), Windows 7, and the iPhones of 2020. Nothing newer is
 * polyfilled: the `lib` of domain, contract and web lets the compiler refuse what one of them lacks.
 */
export const browserTargets = ['chrome109', 'firefox115', 'safari15.4']
