/** Made by codegen/build/messagesPlugin.ts from `messages/`. */
declare module 'virtual:messages' {
  type CompactMessages = import('./compact.ts').CompactMessages;
  interface Language {
    /** Texts of the shell and of everything else shown before a screen. */
    readonly default: CompactMessages;
    /** Texts of each screen, by the name of its file. */
    readonly screens: Readonly<Record<string, () => Promise<{ readonly default: CompactMessages }>>>;
  }
  export const catalogue: Readonly<Record<string, () => Promise<Language>>>;
}
