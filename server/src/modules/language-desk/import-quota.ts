import { largestImportBytes } from '@mboa/contract'
import type { DailyQuota } from '../../platform/quotas/daily-quotas.repository.ts'

/** Bytes of files that one account may send to desks in a day: five of the largest. */
export const importQuota: DailyQuota = { name: 'imports', bytesADay: 5 * largestImportBytes }
