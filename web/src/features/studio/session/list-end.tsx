import { Plural, Trans } from '@lingui/react/macro'
import type { StudioSession } from '@mboa/domain'

/** After the last prompt. */
export function ListEnd({ session }: { session: StudioSession }) {
  const left = session.prompts.length - session.recorded.size
  return (
    <div className="list-end stack tight" role="status">
      <h2>
        <Plural
          value={session.recorded.size}
          _0="Nothing recorded this time"
          one="# recording made"
          other="# recordings made"
        />
      </h2>
      {left > 0 && (
        <p>
          <Plural
            value={left}
            one="One more in this list for another time."
            other="# more in this list for another time."
          />
        </p>
      )}
      {session.recorded.size > 0 && (
        <p className="soft">
          <Trans>They stay on this device until the server has them.</Trans>
        </p>
      )}
    </div>
  )
}
