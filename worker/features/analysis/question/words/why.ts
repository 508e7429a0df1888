/** What asks for a reason, before "not". */
export const WHY =
  /why|warum|wieso|por que|por q|porque|porq|pq|xq|pourquoi|почему|neden|niye|为什么|怎么|왜|なぜ/;
