import type { TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably } from '../device-store/write-takes.ts'
import { knowsConnectionType, isOffMobileData, onNetworkKindChange } from '../network/data-saver.ts'

const key = 'wifi-only'

/** Whether this person's takes wait for Wi-Fi on this device. */
export interface WifiSwitch {
  isWifiOnly(): boolean
  setWifiOnly(isOn: boolean): Promise<void>
  /** False where the browser cannot tell Wi-Fi from mobile data: there is no switch then. */
  readonly knowsConnectionType: boolean
}

interface OpenedSwitch {
  readonly wifi: WifiSwitch
  readonly maySend: () => boolean
  readonly close: () => void
}

/** @param onChanged what was held back may be sent now, or is to be held back */
export async function openWifiSwitch(
  database: TakeDatabase,
  onChanged: () => void,
): Promise<OpenedSwitch> {
  let isOn = (await database.get('values', key)) === true
  return {
    wifi: {
      isWifiOnly: () => isOn,
      async setWifiOnly(wanted) {
        isOn = wanted
        await writeDurably(database, ['values'], (transaction) =>
          transaction.objectStore('values').put(isOn, key),
        )
        onChanged()
      },
      knowsConnectionType: knowsConnectionType(),
    },
    maySend: () => !isOn || isOffMobileData(),
    close: onNetworkKindChange(onChanged),
  }
}
