import { startTestServer } from '../e2e/test-server.ts';
import { measure, type Subject } from './lighthouse/measure.ts';

/**
 * Runs Lighthouse as a phone on the built product with the demonstration. Fails below 100 for accessibility and best
 * practices, below 95 for performance, and on any layout shift. Performance is only meaningful on an idle machine.
 */

const minimumScores: Record<string, number> = { performance: 0.95, accessibility: 1, 'best-practices': 1 };
const admin = { email: 'aroha.tamihana@example.nz', password: 'Patrol-2026' };

const server = await startTestServer({ demo: true });
try {
  const patrol = await server.database.query.patrol.findFirst({ columns: { id: true } });
  const subjects: Subject[] = [
    { name: 'sign-in', path: '/' },
    { name: 'scheduled patrols', path: '/patrols/scheduled', credentials: admin },
    { name: 'patrol', path: `/patrol/${patrol?.id}`, credentials: admin },
  ];
  const results = await measure(server.url, subjects);
  console.table(results.map(({ name, scores, figures }) => ({ name, ...scores, ...figures })));
  for (const { name, scores, shift } of results) {
    for (const [category, score] of Object.entries(scores)) {
      if (score < (minimumScores[category] ?? 0) * 100) fail(`${name}: ${category} is ${score}`);
    }
    if (shift > 0) fail(`${name}: the layout shifts`);
  }
} finally {
  await server.close();
}

function fail(complaint: string): void {
  console.error(complaint);
  process.exitCode = 1;
}
