/** The options of a document, of every command that makes one. */
export const OF_DOCUMENT = ['profile', 'client', 'laboratory', 'report-id', 'subject-version', 'lang'] as const;
