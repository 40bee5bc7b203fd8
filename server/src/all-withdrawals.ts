import { allAccountData } from './all-account-data.ts'
import { accountWithdrawals } from './modules/accounts/index.ts'
import { consentWithdrawals, creditWithdrawals } from './modules/consents/index.ts'
import { courseWithdrawals } from './modules/content/index.ts'
import { contributionWithdrawals } from './modules/contributions/index.ts'
import { privateSoundWithdrawals } from './modules/private-voices/index.ts'
import { moveWithdrawals } from './modules/reviews/index.ts'
import { speakerWithdrawals } from './modules/speakers-without-account/index.ts'
import { takeWithdrawals } from './modules/takes/index.ts'
import { clipWithdrawals, importWithdrawals } from './modules/withdrawn-imports/index.ts'
import { workshopWithdrawals } from './modules/workshops/index.ts'
import type { WithdrawalCommands } from './platform/withdrawals/withdrawal-command.ts'

/** The withdrawal commands of all modules, so that `backups` replays them without knowing the modules. */
export const allWithdrawals: WithdrawalCommands = {
  ...takeWithdrawals,
  ...moveWithdrawals,
  ...consentWithdrawals,
  ...creditWithdrawals,
  ...speakerWithdrawals,
  ...clipWithdrawals,
  ...importWithdrawals,
  ...contributionWithdrawals,
  ...privateSoundWithdrawals,
  ...workshopWithdrawals,
  ...courseWithdrawals,
  ...accountWithdrawals(allAccountData),
}
