import { fsrs } from 'ts-fsrs'

export const scheduler = fsrs()
