import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { setLanguage } from '$lib/i18n/index.svelte';
import { isDark, settings } from '$lib/settings.svelte';

// Before the first paint, to avoid a flash.
document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
await setLanguage(settings.language);

const target = document.getElementById('app');
if (target) mount(App, { target });
