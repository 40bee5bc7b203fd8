/** Apart, so that who removes a database does not load what opens it. */
export const takeDatabaseNameOf = (userId: string) => `mboa-takes-${userId}`
