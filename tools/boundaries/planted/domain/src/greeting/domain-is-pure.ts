import { readFileSync } from 'node:fs'

export const greeting = readFileSync('greeting.txt', 'utf8')
