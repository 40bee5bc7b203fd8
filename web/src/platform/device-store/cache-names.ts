/*
 * Every cache of this device (Cache Storage), and who may delete what is in it. No other module
 * makes up a name: eslint.config.js sees to it.
 */

/**
 * Drawings of words. Not a person's: all accounts share it. Given up by whoever makes room
 * (`make-room.ts`), removes units or a course, or everything from the device.
 */
export const pictureCacheName = 'mboa-pictures'

/**
 * Recordings of courses, shared as drawings are, and given up as they are; besides, one by one,
 * when a recording is withdrawn (`stored-recordings.ts`).
 */
export const soundCacheName = 'mboa-sounds'

/** What the service worker must remember (`worker-memory.ts`). Nobody deletes it. */
export const workerMemoryCacheName = 'mboa-choices'

const appPrefix = 'mboa-app-'

/**
 * The code, styles and shells of one build of the app. `installed-versions.ts` alone deletes such a
 * cache, once its version was replaced and no tab is left that may run it.
 */
export const appCacheNameOf = (build: string) => `${appPrefix}${build}`

export const isAppCache = (name: string) => name.startsWith(appPrefix)
