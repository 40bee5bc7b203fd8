import type { TakeDescription } from '@mboa/contract'
import type { Capture } from '../../../platform/sound/capture.ts'

/** They name this browser's device, and say nothing of its sound. */
const identifying: ReadonlySet<string> = new Set(['deviceId', 'groupId'])
const longestName = 40
const longestText = 200
const mostSettings = 40

/** How the microphone was used, as a take tells it. */
export function describeMicrophone(settings: Capture['settings']): TakeDescription['microphone'] {
  const told = Object.entries(settings)
    .filter(([name]) => !identifying.has(name) && name.length <= longestName)
    .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, longestText) : value])
  return Object.fromEntries(told.slice(0, mostSettings)) as TakeDescription['microphone']
}
