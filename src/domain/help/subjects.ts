/** The headings of the help, in their order. */
export const HELP_SUBJECTS = ['events', 'money', 'home', 'account'] as const;
export type HelpSubject = (typeof HELP_SUBJECTS)[number];
