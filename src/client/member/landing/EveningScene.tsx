import styles from './EveningScene.module.css';

/**
 * An evening on the grid, over a street: what is usual (dashed), what is used (a line), and what was saved between the
 * two while the event ran. Decoration; the words beside it say the same. Every color is the theme's.
 */
export function EveningScene() {
  return (
    <svg className={styles['scene']} viewBox="0 0 480 356" aria-hidden="true" focusable="false">
      <rect className={styles['sky']} width="480" height="356" rx="28" />
      <circle className={styles['sun']} cx="398" cy="70" r="26" />
      <path
        className={styles['cloud']}
        d="M52 96a14 14 0 0 1 14-14h4a20 20 0 0 1 38-3 16 16 0 0 1 6 31H66a14 14 0 0 1-14-14z"
      />
      <g transform="translate(0 56)">
        <path className={styles['window']} d="M202-32h107v242H202z" />
        <path
          className={styles['saved']}
          d="M202 120C220 100 237 84 256 84c16 0 35 11 53 25-5 21-9 63-19 65-10 2-46 4-58 4-18-2-26-28-30-58z"
        />
        <path className={styles['usual']} d="M202 120C220 100 237 84 256 84c16 0 35 11 53 25" />
        <path
          className={styles['use']}
          d="M24 206c56-4 96-16 136-46 16-12 29-27 42-40 4 30 12 56 30 58 12 0 48-2 58-4 10-2 14-44 19-65 18 14 36 30 51 41 15 11 70 36 96 40"
        />
        <circle className={styles['dot']} cx="202" cy="120" r="5.5" />
        <circle className={styles['dot']} cx="309" cy="109" r="5.5" />
        <path
          className={styles['hill']}
          d="M0 248c70-26 150-30 240-22s170 12 240-8v54a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28z"
        />
        <g className={styles['houses']}>
          <path d="M52 272v-34l28-22 28 22v34zM132 272v-44l34-24 34 24v44zM292 272v-38l30-24 30 24v38zM376 272v-30l24-20 24 20v30z" />
          <path className={styles['own']} d="M212 278v-50l34-28 34 28v50z" />
        </g>
        <path
          className={styles['lit']}
          d="M66 246h10v12H66zM84 246h10v12H84zM146 238h12v14h-12zM174 238h12v14h-12zM308 246h10v12h-10zM328 246h10v12h-10zM394 248h12v12h-12z"
        />
        <path className={styles['door']} d="M239 278v-22h14v22zM222 236h12v12h-12z" />
        <path className={styles['dim']} d="M258 236h12v12h-12z" />
        <path className={styles['bolt']} d="m249 207-8 12h6l-3 9 9-12h-6z" />
      </g>
    </svg>
  );
}
