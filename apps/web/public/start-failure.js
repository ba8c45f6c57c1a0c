// Says so where the application cannot be loaded: until it has started, nothing else on the page could.
(() => {
  const texts = {
    en: 'The application could not be loaded. Check your connection and reload the page. If it does not work, ask the administrator of this installation.',
    de: 'Die Anwendung konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu. Hilft das nicht, wenden Sie sich an die Administration dieser Installation.',
    es: 'No se pudo cargar la aplicación. Compruebe la conexión y vuelva a cargar la página. Si no funciona, consulte a la administración de esta instalación.',
    fr: 'L’application n’a pas pu être chargée. Vérifiez la connexion et rechargez la page. Si cela ne suffit pas, adressez-vous à l’administration de cette installation.',
    ja: 'アプリケーションを読み込めませんでした。接続を確認し、ページを再読み込みしてください。解決しない場合は、このシステムの管理者にお問い合わせください。',
  };

  function say() {
    const line = document.querySelector('.starting');
    if (!line) return;
    const language = navigator.language.slice(0, 2);
    line.setAttribute('role', 'alert');
    line.textContent = texts[language] ?? texts.en;
  }

  // Only in the capturing phase: a file that fails to load does not bubble.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && say(), true);
  window.addEventListener('unhandledrejection', say);
})();
