import { silenceDb } from './constants.ts'

/** Decibels relative to full scale of an amplitude from 0 to 1; silence is −100. */
export function amplitudeToDb(amplitude: number): number {
  return powerToDb(amplitude * amplitude)
}

/** Decibels of a mean square. */
export function powerToDb(power: number): number {
  return power === 0 ? silenceDb : Math.max(silenceDb, 10 * Math.log10(power))
}

export function dbToAmplitude(db: number): number {
  return 10 ** (db / 20)
}
