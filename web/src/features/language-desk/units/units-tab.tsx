import '../../../ui/margin-rows.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, type DeskUnits } from '@mboa/contract'
import { useMemo, useState } from 'react'
import { call } from '../../../platform/network/api-client.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { deskOptions, type DeskOf } from '../desk-options.ts'
import { useAct } from '../use-act.ts'
import { PublishingForm } from './publishing-form.tsx'
import { UnitRow } from './unit-row.tsx'

/** Units of what speakers gave: their order, their names, and which learners have. */
export function UnitsTab({ of }: { of: DeskOf }) {
  const [changes, setChanges] = useState(0)
  const { state } = useResource(
    useMemo(() => unitsOf(of), [of]),
    changes,
  )
  const onChange = () => setChanges((count) => count + 1)
  return (
    <>
      <p className="soft">
        <Trans>
          Words from speakers become units by theme once they’re confirmed and can be heard.
          Learners see each change the next time they open Mboa.
        </Trans>
      </p>
      <LoadedPart of={state}>
        {(units) => (
          <>
            <Units of={of} units={units} onChange={onChange} />
            <PublishingForm of={of} leastWords={units.leastWords} onChange={onChange} />
          </>
        )}
      </LoadedPart>
    </>
  )
}

const unitsOf = (of: DeskOf): Source<DeskUnits> => ({
  during: 'asking for the units of what speakers gave',
  ask: () => call(api.listDeskUnits, deskOptions(of)),
})

interface UnitsProps {
  of: DeskOf
  units: DeskUnits
  onChange: () => void
}

function Units({ of, units: { units }, onChange }: UnitsProps) {
  const { t, i18n } = useLingui()
  const { isBusy, failure, act } = useAct('ordering units')
  if (units.length === 0) {
    return (
      <p>
        <Trans>There is no unit yet: no theme has five words that can be heard.</Trans>
      </p>
    )
  }
  const themes = units.map(({ theme }) => theme)
  function move(from: number, to: number) {
    const order = [...themes]
    order.splice(to, 0, ...order.splice(from, 1))
    act(() => call(api.orderDeskUnits, { ...deskOptions(of), body: { order } }), onChange)
  }
  return (
    <section className="stack" aria-label={t`Units in their order`}>
      {failure !== undefined && (
        <p className="small" role="alert">
          {i18n._(failure)}
        </p>
      )}
      <ol className="margin-rows">
        {units.map((unit, at) => (
          <UnitRow
            key={unit.theme}
            of={of}
            unit={unit}
            isBusy={isBusy}
            onUp={at === 0 ? undefined : () => move(at, at - 1)}
            onDown={at === units.length - 1 ? undefined : () => move(at, at + 1)}
            onChange={onChange}
          />
        ))}
      </ol>
    </section>
  )
}
