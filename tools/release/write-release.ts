import { resolve } from 'node:path'
import { composeRelease } from './compose-release.ts'

/** `npm run build`: a folder with all that a server needs, `dist` if none is named. */
const folder = resolve(process.argv[2] ?? 'dist')
await composeRelease(folder)
console.log(`A release is in ${folder}: bin/mboa-server starts it.`)
