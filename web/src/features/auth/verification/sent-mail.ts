import { pagePaths, type SignUpResponse } from '@mboa/contract'
import * as v from 'valibot'
import { usePassedState, useNavigate } from '../../../platform/navigation/history.ts'
import {
  findVerificationDeadline,
  rememberVerificationDeadline,
} from '../../../platform/session/verification-deadlines.ts'
import { useIsHydrated } from '../../../ui/page-state.ts'

/** Travels in the history entry of the page about the mail; survives a reload. */
const sentMailSchema = v.object({
  userId: v.string(),
  email: v.optional(v.string()),
  mailboxPath: v.optional(v.literal(pagePaths.mailbox)),
})
type SentMail = v.InferOutput<typeof sentMailSchema>

type SentMailPage = typeof pagePaths.signUpSuccess | typeof pagePaths.emailSent

/** Keeps the deadline of a mail that the server has just sent, and shows the page about it. */
export function useShowSentMail(): (
  answer: SignUpResponse,
  page?: SentMailPage,
  email?: string,
) => void {
  const navigate = useNavigate()
  return ({ userId, mailboxPath }, page = pagePaths.emailSent, email) => {
    rememberVerificationDeadline(userId, Date.now())
    navigate(page, { state: { userId, email, mailboxPath } })
  }
}

/** The mail this page is about; undefined for who opens the page by its address. */
export function useSentMail(): (SentMail & { deadline: number | undefined }) | undefined {
  const passed = usePassedState()
  // The prerendered page is about no mail; the first render of the code must not differ from it.
  if (!useIsHydrated()) return undefined
  const parsed = v.safeParse(sentMailSchema, passed)
  if (!parsed.success) return undefined
  return { ...parsed.output, deadline: findVerificationDeadline(parsed.output.userId) }
}
