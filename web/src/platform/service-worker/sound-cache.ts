/** Where the recordings of courses are kept on this device. Not a person's: all accounts share it. */
export const soundCacheName = 'mboa-sounds'

/** What the addresses of all sounds begin with. They are named by their content. */
export const clipsPath = '/api/clips/'
