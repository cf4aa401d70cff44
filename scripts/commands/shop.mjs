const [command] = process.argv.slice(2);

/** The check of the settings needs no running shop; all other commands call its API. */
if (command === 'doctor') {
  const { diagnose } = await import(new URL('../../api/src/doctor.ts', import.meta.url).href);
  const { lines, exitCode } = await diagnose(process.env);
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
  if (process.connected) process.disconnect();
} else {
  await import(new URL('../../api/src/operator/shop.ts', import.meta.url).href);
}
