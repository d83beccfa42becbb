/** A union without some fields of its members. */
export type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
