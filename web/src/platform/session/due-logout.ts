/** Set where somebody left this device for good while the server could not be reached. */
export const logoutDueKey = 'mboa.logout-due'

export const isLogoutDue = (): boolean => localStorage.getItem(logoutDueKey) !== null
export const settleLogout = (): void => localStorage.removeItem(logoutDueKey)
