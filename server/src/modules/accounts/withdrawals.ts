import type { AllAccountData } from '../../account-data.ts'
import { sessionWithdrawals } from './end-sessions.ts'
import { lockWithdrawals } from './operator/operator-accounts.ts'
import { deletionWithdrawals } from './profile/delete-account.ts'
import { photoWithdrawals } from './profile/photos.ts'
import { coordinatorWithdrawals } from './recorders/coordinators.ts'
import { recorderWithdrawals } from './recorders/remove-recorder.ts'

export const accountWithdrawals = (accountData: AllAccountData) => ({
  ...deletionWithdrawals(accountData),
  ...lockWithdrawals,
  ...sessionWithdrawals,
  ...photoWithdrawals,
  ...recorderWithdrawals,
  ...coordinatorWithdrawals,
})
