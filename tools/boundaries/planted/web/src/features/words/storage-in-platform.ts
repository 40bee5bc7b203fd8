import { openDB } from 'idb'

export const database = openDB('mboa')
