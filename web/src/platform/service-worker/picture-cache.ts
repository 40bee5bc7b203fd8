/** Where the drawings of words are kept on this device. Not a person's: all accounts share it. */
export const pictureCacheName = 'mboa-pictures'

/** What the addresses of all drawings begin with, whichever art they are of. */
export const picturesPath = '/api/pictures/'
