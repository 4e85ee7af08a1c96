/** Made by codegen/build/messagesPlugin.ts from `messages/`. */
declare module 'virtual:messages' {
  type CompactMessages = import('./compact.ts').CompactMessages;
  type Screens = Readonly<Record<string, () => Promise<{ readonly default: CompactMessages }>>>;
  interface Language {
    /** Texts of the shell and of everything else shown before a screen. */
    readonly default: CompactMessages;
    /** Texts of each screen, by the name of its file. */
    readonly screens: Screens;
    /** The same of the staff area. */
    readonly staff: (() => Promise<{ readonly screens: Screens }>) | undefined;
  }
  export const catalogue: Readonly<Record<string, () => Promise<Language>>>;
}
