import { existsSync } from 'node:fs'
import type { Config } from './platform/config/config.ts'
import type { Log } from './platform/log.ts'

/** Absent from releases (`compose-release.ts`), which lack the packages it needs as well. */
const developmentOpenId = new URL('./http/development-openid/', import.meta.url)

/** Who started for development and finds no mailbox must not have to guess why. */
export function announceDevelopment(
  { development, developmentRefusedBy, host }: Config,
  log: Log,
): void {
  if (development) {
    log.info({}, 'For development: mails stand at /dev/mailbox, and anybody is who they say')
  } else if (developmentRefusedBy === 'HOST') {
    log.warn(
      { host },
      'HOST can be reached by others: no mailbox page and no stand-in for Google. ' +
        'Leave HOST unset to have them on this machine alone.',
    )
  } else if (developmentRefusedBy !== undefined) {
    const variable = developmentRefusedBy
    log.info({ variable }, 'Not for development: no mailbox page and no stand-in for Google')
  }
}

/** The stand-in for Google, where this server may have it. */
export async function loadDevelopmentOpenId({ development, google }: Config) {
  if (!development || google !== undefined || !existsSync(developmentOpenId)) return undefined
  const module = await import('./http/development-openid/serve-development-openid.ts')
  return module.serveDevelopmentOpenId
}
