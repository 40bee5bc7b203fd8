import type { Route } from '../../../http/route.ts'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { Throttles } from '../../../platform/throttles/throttles.ts'
import type { ContributionArchive } from '../../contributions/index.ts'
import type { PracticeArchive } from '../../practice/index.ts'
import type { TakeArchive } from '../../recordings/index.ts'
import type { ReportArchive } from '../../reports/index.ts'
import { createCheckPassword } from '../check-password.ts'
import type { PasswordHasher } from '../password-hasher.ts'
import type { SecurityLog } from '../security-log.ts'
import { createChangePassword } from './change-password.service.ts'
import { createDeleteAccount } from './delete-account.service.ts'
import { createDevices } from './devices.service.ts'
import { createPhotoEncoder } from './photo-encoder/photo-encoder.ts'
import { createPhotos } from './photos.service.ts'
import { createProfileExport } from './profile-export.service.ts'
import { createProfileRoutes } from './profile.routes.ts'
import { createProfile } from './profile.service.ts'

/** Puts the profile's services together. */
export function createProfileArea(dependencies: {
  database: Database
  blobs: Blobs
  clock: Clock
  ids: Ids
  throttles: Throttles
  passwordHasher: PasswordHasher
  contributionArchive: ContributionArchive
  practiceArchive: PracticeArchive
  reportArchive: ReportArchive
  takeArchive: TakeArchive
  wakeCourier: () => void
  securityLog: SecurityLog
}): { routes: readonly Route[] } {
  const profile = createProfile(dependencies)
  const photos = createPhotos({ ...dependencies, encodePhoto: createPhotoEncoder() })
  const parts = {
    ...dependencies,
    profile,
    photos,
    checkPassword: createCheckPassword(dependencies),
  }
  return {
    routes: createProfileRoutes({
      profile,
      photos,
      changePassword: createChangePassword(parts),
      devices: createDevices(parts),
      exportProfile: createProfileExport(parts),
      deleteAccount: createDeleteAccount(parts),
    }),
  }
}
