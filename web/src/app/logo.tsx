/** The mark: a thought above the waterline. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <circle cx="16" cy="11.5" r="4.5" fill="var(--on-primary)" />
      <path
        d="M4 20.5c3-2.4 6-2.4 9 0s6 2.4 9 0c2-1.6 4-2.1 6-1.6M4 25.5c3-2.4 6-2.4 9 0s6 2.4 9 0c2-1.6 4-2.1 6-1.6"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
