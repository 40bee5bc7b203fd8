import { recordAct, theOperator } from '../../modules/language-acts/index.ts'
import { describeReviewing, restoreReviewer } from '../../modules/reviews/index.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { onAccount } from './with-accounts.ts'

/** What nobody but the operator can look at, and put right, where somebody asks for it. */
export function reviewerWeight(
  terminal: Terminal,
  email: string,
  { full }: { full?: true },
): Promise<ExitStatus> {
  return onAccount(email, terminal, async (context, { account: { id } }) => {
    const { queries } = context.database
    const reviewing = await describeReviewing(queries, id)
    if (reviewing === null) {
      terminal.complain(`${email} has reviewed nothing yet.`)
      return 1
    }
    if (full === true) {
      await context.database.transaction(async (each) => {
        await restoreReviewer(each, id)
        const restored = { act: 'reviewer-restored', language: null, person: id } as const
        await recordAct(each, context, { ...restored, by: theOperator })
      })
      terminal.write(`The word of ${email} counts in full.`)
      return 0
    }
    const { weight, decided, probes } = reviewing
    const missed = probes.filter(({ wasCaught }) => !wasCaught).length
    terminal.write(`weight                  ${weight}`)
    terminal.write(`recordings judged       ${decided}`)
    terminal.write(`deliberately wrong      ${probes.length}, of which ${missed} approved`)
    return 0
  })
}
