import type { Hono } from 'hono'
import { allAccountData } from './all-account-data.ts'
import type { Context } from './context.ts'
import type { Extension } from './extension.ts'
import type { Metrics } from './http/metrics.ts'
import type { HttpTypes } from './http/request-scope.ts'
import type { WebBuild } from './http/web-build/read-web-build.ts'
import {
  createOpenIdClient,
  createPhotoEncoder,
  createSecurityLog,
} from './modules/accounts/index.ts'
import { changingContentOf, createReadCurrentCourses } from './modules/content/index.ts'
import { createListRecordableItems } from './modules/contributions/index.ts'
import { countApproved, createHeldClips } from './modules/takes/index.ts'
import { createBoundedQueue } from './platform/at-once.ts'
import type { GoogleConfig } from './platform/config/config.ts'
import type { MailTransport } from './platform/mail/mail.ts'
import { readOnce } from './platform/reads.ts'
import { createThrottles } from './platform/throttles/throttles.repository.ts'
import { tellRefusals } from './platform/throttles/throttles.ts'
import { openJournal } from './platform/withdrawals/journal.ts'
import { createSaveWithdrawals } from './platform/withdrawals/save-withdrawals.ts'

/** What the application takes from outside; tests give a fake clock and real parts. */
export interface Dependencies extends Pick<
  Context,
  | 'config'
  | 'origin'
  | 'database'
  | 'blobs'
  | 'clock'
  | 'ids'
  | 'log'
  | 'mailbox'
  | 'passwordHasher'
  | 'soundChecker'
  | 'library'
> {
  readonly extensions: readonly Extension[]
  readonly mail: MailTransport
  readonly metrics: Metrics
  /** Mounts the stand-in for Google and returns its settings; undefined in production. */
  readonly serveDevelopmentOpenId?:
    | ((app: Hono<HttpTypes>, origin: string) => GoogleConfig)
    | undefined
  /** Undefined when the browser's part is not built. */
  readonly webBuild: WebBuild | undefined
  /** Why nothing may be acknowledged: the store of files has become another database's. */
  readonly refusalOfStore?: () => Error | undefined
}

/** Who waits has waited for nobody longer than a page takes. */
const longestExportQueue = 1000

/** What `createApp` makes by the way. */
type Made = { readonly google: GoogleConfig | undefined } & Pick<
  Context,
  'wakeMailSender' | 'wakeExtensions'
>

export function createContext(
  dependencies: Dependencies,
  { google, wakeMailSender, wakeExtensions }: Made,
): Context {
  const { database, clock, log, config, metrics, extensions } = dependencies
  const journal = openJournal(config.journalDir)
  return {
    ...dependencies,
    wakeMailSender,
    extensionNames: extensions.map(({ name }) => name),
    wakeExtensions,
    accountData: allAccountData,
    saveWithdrawals: createSaveWithdrawals({ database, journal, clock, log }),
    throttles: tellRefusals(createThrottles(database, clock), (limit) =>
      metrics.countRefusal(limit),
    ),
    securityLog: createSecurityLog(log, clock),
    openId: google && createOpenIdClient(google),
    encodePhoto: createPhotoEncoder(undefined, metrics.watchQueue('photos')),
    queueExport: createBoundedQueue({
      width: 1,
      longest: longestExportQueue,
      refusal: 'Too many exports at once.',
      watch: metrics.watchQueue('exports'),
    }),
    readCurrentCourses: createReadCurrentCourses(
      dependencies.library,
      changingContentOf(dependencies),
    ),
    countApproved: readOnce((course) => countApproved(database.queries, course)),
    listRecordableItems: createListRecordableItems(dependencies),
    heldClips: createHeldClips(dependencies.blobs),
  }
}
