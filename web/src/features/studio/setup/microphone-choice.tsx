import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import '../../../ui/field.css'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { useStudio } from '../use-studio-engine.ts'

/** Which microphone, where the device has several; their names are known once one is allowed. */
export function MicrophoneChoice({ engine }: { engine: StudioEngine }) {
  const id = useId()
  const { microphone, session } = useStudio(engine)
  const [changes, setChanges] = useState(0)
  const { value: devices = [] } = useResource(microphones, changes)

  useEffect(() => {
    const list = () => setChanges((count) => count + 1)
    navigator.mediaDevices.addEventListener('devicechange', list)
    return () => navigator.mediaDevices.removeEventListener('devicechange', list)
  }, [])

  if (devices.length < 2 || microphone.state !== 'on') return null
  return (
    <div className="field">
      <label htmlFor={id}>
        <Trans>Microphone</Trans>
      </label>
      <select
        id={id}
        className="input"
        value={microphone.deviceId ?? devices[0]?.deviceId}
        disabled={session.phase !== 'resting' && session.phase !== 'waiting'}
        onChange={(event) => void engine.openMicrophone(event.currentTarget.value)}
      >
        {devices.map(({ deviceId, label }) => (
          <option key={deviceId} value={deviceId}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

const isMicrophone = ({ kind, label }: MediaDeviceInfo) => kind === 'audioinput' && label !== ''

const microphones: Source<readonly MediaDeviceInfo[]> = {
  during: 'listing the microphones',
  read: async () => (await navigator.mediaDevices.enumerateDevices()).filter(isMicrophone),
}
