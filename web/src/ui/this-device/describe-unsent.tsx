import { Plural } from '@lingui/react/macro'
import type { Unsent } from '../../platform/session/stored-on-device.ts'

/** What the server has not got yet, line by line. */
export function DescribedUnsent({ of: { answers, takes } }: { of: Unsent }) {
  return (
    <>
      {answers > 0 && (
        <p className="strong">
          <Plural
            value={answers}
            one="# answer or change waiting to be sent."
            other="# answers or changes waiting to be sent."
          />
        </p>
      )}
      {takes > 0 && (
        <p className="strong">
          <Plural
            value={takes}
            one="# recording waiting to be sent."
            other="# recordings waiting to be sent."
          />
        </p>
      )}
    </>
  )
}
