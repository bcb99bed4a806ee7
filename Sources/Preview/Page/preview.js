import { mountReview } from './review.js';

mountReview(document.body, JSON.parse(document.getElementById('data')?.textContent ?? ''));
