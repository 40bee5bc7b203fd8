import { backup, backupCheck, backupKey } from './backup/backup-commands.ts'
import { restore } from './backup/restore.ts'
import type { Command } from './command.ts'
import { contentCheck } from './content/content-check.ts'
import { contentExport, contentTemplate } from './content/content-export.ts'
import { contentImport } from './content/content-import.ts'
import { contentPublish, contentUnpublish } from './content/content-publish.ts'
import { contentList } from './content/content-list.ts'
import { contributionsExport, contributionsList } from './contributions/contribution-commands.ts'
import { databaseBeginEpoch } from './database/begin-epoch.ts'
import { databaseCompact } from './database/compact.ts'
import { migrateDatabase } from './database/migrate.ts'
import { demo } from './demo/demo.ts'
import { doctor } from './doctor/doctor.ts'
import { mailFailed } from './mail/mail-failed.ts'
import { pushMakeKeys } from './push/make-keys.ts'
import { exportFile } from './imports/export-command.ts'
import { importFile, importList, importUndo } from './imports/import-commands.ts'
import { importSounds } from './imports/import-sounds.ts'
import { recordingsExport } from './recordings/recordings-export.ts'
import { reportsList } from './reports/reports-list.ts'
import { audit } from './people/audit.ts'
import {
  coordinatorAdd,
  coordinatorList,
  coordinatorRemove,
} from './people/coordinator-commands.ts'
import { userEmail, userResendVerification } from './people/email-commands.ts'
import { recorderInvite, recorderRevoke } from './people/recorder-commands.ts'
import { reviewerWeight } from './people/reviewer-commands.ts'
import { userDelete, userDisable, userEnable, userShow } from './people/user-commands.ts'

/** In the order of the help. */
export const commands: readonly Command[] = [
  contentCheck,
  contentList,
  contentTemplate,
  contentImport,
  contentExport,
  contentPublish,
  contentUnpublish,
  recorderInvite,
  recorderRevoke,
  coordinatorAdd,
  coordinatorRemove,
  coordinatorList,
  reviewerWeight,
  userShow,
  userDisable,
  userEnable,
  userEmail,
  userResendVerification,
  userDelete,
  mailFailed,
  audit,
  reportsList,
  contributionsList,
  contributionsExport,
  importList,
  importUndo,
  importSounds,
  importFile,
  exportFile,
  recordingsExport,
  // The first whose words begin what was typed is run: `backup` after its own.
  backupCheck,
  backupKey,
  backup,
  restore,
  migrateDatabase,
  databaseBeginEpoch,
  databaseCompact,
  pushMakeKeys,
  demo,
  doctor,
]
