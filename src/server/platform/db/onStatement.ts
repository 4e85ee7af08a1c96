/** Is told how many seconds each statement took. */
export type OnStatement = (seconds: number) => void;
