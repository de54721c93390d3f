import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { useLanguage } from '$lib/i18n/index.svelte';
import { isDark, settings } from '$lib/settings.svelte';

// Before the first paint, so that nothing flashes.
document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
await useLanguage(settings.language);

const target = document.getElementById('app');
if (target) mount(App, { target });
